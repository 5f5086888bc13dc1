/** /cvbuilder/samples/{template}/{page}.svg: each template with the fictional person, drawn once and kept. */
import { createHash } from 'node:crypto';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { DomainModule } from '#kit/server/module.ts';
import { keyedTurns } from '#kit/server/turns.ts';
import { CV_TEMPLATES, type CvTemplate } from '../cv.ts';
import { cvPage } from './render-cv.ts';
import { sampleCv } from './sample-cv.ts';

const DAY_SECONDS = 86_400;
const FILE = /^(\d{1,2})\.svg$/;

type Server = Parameters<NonNullable<DomainModule['mount']>>[0];

async function samplePage(template: CvTemplate, page: number, { config, files }: Context): Promise<Buffer> {
  const cv = sampleCv(template, config.appUrl);
  // A release with another person or another template draws it again.
  const hash = createHash('sha256').update(JSON.stringify(cv)).digest('hex').slice(0, 16);
  const key = `cv-samples/${template}-${page}-${hash}.svg`;
  const stored = await files.get(key);
  if (stored !== null) return stored;
  const { svg, pages } = await cvPage(cv, null, page);
  if (page > pages) throw new Failure('not_found');
  const bytes = Buffer.from(svg);
  await files.put(key, bytes);
  return bytes;
}

export function mountCvSamples(server: Server, context: Context): void {
  const inTurn = keyedTurns<Buffer>({ atOnce: 1, mostWaiting: 20, retryAfterSeconds: 5 });
  server.get<{ Params: { template: string; file: string } }>(
    '/cvbuilder/samples/:template/:file',
    async ({ params }, reply) => {
      const template = CV_TEMPLATES.find((name) => name === params.template);
      const page = Number(FILE.exec(params.file)?.[1] ?? 0);
      if (template === undefined || page < 1) throw new Failure('not_found');
      const bytes = await inTurn(`${template} ${page}`, () => samplePage(template, page, context));
      return reply
        .type('image/svg+xml')
        .header('cache-control', `public, max-age=${DAY_SECONDS}`)
        .header('content-security-policy', "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox")
        .send(bytes);
    },
  );
}
