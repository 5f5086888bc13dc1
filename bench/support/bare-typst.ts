/** The compiler alone: the same templates, fonts and data as the product's, and nothing of ours around it. */
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { documentFonts, installedFamilies } from '#kit/server/documents/document-fonts.ts';
import { READY, type Typesetting } from '#kit/server/documents/typesetter.ts';

const TEMPLATES = path.join(import.meta.dirname, '../../src/kit/server/documents/templates');
const families = JSON.stringify(installedFamilies());
const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: documentFonts() }] });

process.on('message', ({ template, data }: Typesetting) => {
  const { result } = compiler.compile({
    mainFilePath: path.join(TEMPLATES, `${template}.typ`),
    inputs: { data: JSON.stringify(data), families, without: '' },
  });
  if (result === null) throw new Error(`${template} was not set`);
  compiler.pdf(result, { pdfStandard: 'ua-1' });
  compiler.evictCache(0);
  process.send?.({ bytes: Buffer.alloc(0), pages: result.numOfPages, memoryMb: 0 });
});
process.send?.(READY);
