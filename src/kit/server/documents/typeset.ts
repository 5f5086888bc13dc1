/** Runs in a process of its own (typesetter.ts). */
import path from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { documentFonts, installedFamilies } from './document-fonts.ts';
import { lettersOf, lettersWithoutFont } from './font-letters.ts';
import { svgPage } from './svg-page.ts';
import { READY, type Rendered, type Typeset, type Typesetting } from './typesetter.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates');
/** Its exporter refuses what would not be accessible. */
const PDF_STANDARD = 'ua-1';
/** How facing pages lie. Of a document in Arabic, PDFium would also turn the parts of each address in it. */
const [TURNED, PLAIN] = ['/Direction /R2L', '/Direction /L2R'];
const MB = 2 ** 20;

const fonts = documentFonts();
const letters = fonts.map(lettersOf);
const families = JSON.stringify(installedFamilies());
const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: fonts }] });

function render({ template, format, page, data, pictures, madeAt }: Typesetting): Rendered {
  const text = JSON.stringify(data);
  const source = {
    mainFilePath: path.join(TEMPLATES, `${template}.typ`),
    inputs: { data: text, families, without: lettersWithoutFont(letters, text) },
  };
  const time = madeAt === undefined ? {} : { creationTimestamp: Math.floor(madeAt.getTime() / 1_000) };
  for (const [name, bytes] of Object.entries(pictures))
    compiler.mapShadow(path.join(TEMPLATES, name), Buffer.from(bytes));
  try {
    const compiled = compiler.compile(source);
    if (compiled.result === null) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
    const pages = compiled.result.numOfPages;
    if (format === 'pdf') return { bytes: unturned(pdfOf(compiled.result, time)), pages };
    const svg = compiler.plainSvg(compiled.result);
    return { bytes: Buffer.from(page === undefined ? svg : svgPage(svg, page, compiled.result.title)), pages };
  } finally {
    compiler.resetShadow();
    compiler.evictCache(0);
  }
}

function unturned(pdf: Buffer): Buffer {
  const at = pdf.indexOf(TURNED);
  if (at !== -1) pdf.write(PLAIN, at);
  return pdf;
}

function pdfOf(document: NodeTypstDocument, time: { readonly creationTimestamp?: number }): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: PDF_STANDARD, ...time });
  } catch {
    // Marks on letters that no font has both of: a receipt that is less accessible is better than none.
    return compiler.pdf(document, time);
  }
}

process.on('message', (typesetting: Typesetting) => {
  let typeset: Typeset;
  try {
    typeset = { ...render(typesetting), memoryMb: process.memoryUsage.rss() / MB };
  } catch (error) {
    typeset = { error: String(error) };
  }
  process.send?.(typeset);
});
// The server is gone.
process.on('disconnect', () => process.exit(0));
process.send?.(READY);
