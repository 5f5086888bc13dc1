/** Runs in a process of its own (typesetter.ts). */
import path from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { documentFonts, installedFamilies } from './document-fonts.ts';
import { lettersOf, lettersWithoutFont } from './font-letters.ts';
import { READY, type Typeset, type Typesetting } from './typesetter.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates');
/** Its exporter refuses what would not be accessible. */
const PDF_STANDARD = 'ua-1';
const MB = 2 ** 20;

const fonts = documentFonts();
const letters = fonts.map(lettersOf);
const families = JSON.stringify(installedFamilies());
const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: fonts }] });

function render({ template, format, data, pictures, madeAt }: Typesetting): Buffer {
  const text = JSON.stringify(data);
  const source = {
    mainFilePath: path.join(TEMPLATES, `${template}.typ`),
    inputs: { data: text, families, without: lettersWithoutFont(letters, text) },
  };
  const creationTimestamp = Math.floor(madeAt.getTime() / 1_000);
  for (const [name, bytes] of Object.entries(pictures))
    compiler.mapShadow(path.join(TEMPLATES, name), Buffer.from(bytes));
  try {
    if (format === 'svg') return Buffer.from(compiler.plainSvg(source));
    return compiler.pdf(source, { pdfStandard: PDF_STANDARD, creationTimestamp });
  } catch {
    // Marks on letters that no font has both of: a receipt that is less accessible is better than none.
    return compiler.pdf(source, { creationTimestamp });
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}

process.on('message', (typesetting: Typesetting) => {
  let typeset: Typeset;
  try {
    typeset = { bytes: render(typesetting), memoryMb: process.memoryUsage.rss() / MB };
  } catch (error) {
    typeset = { error: String(error) };
  }
  process.send?.(typeset);
});
// The server is gone.
process.on('disconnect', () => process.exit(0));
process.send?.(READY);
