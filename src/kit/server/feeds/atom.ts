import { escapeXml } from '../xml.ts';
import type { FeedEntry, FeedSource } from './source.ts';

interface Instance {
  readonly brandName: string;
  readonly appUrl: string;
  readonly locale: string;
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

/** RFC 4287. A feed without entries was last changed when there was nothing. */
export function atomText(
  { name, title, path }: Pick<FeedSource, 'name' | 'title' | 'path'>,
  entries: readonly FeedEntry[],
  instance: Instance,
): string {
  const address = (to: string): string => new URL(to, instance.appUrl).href;
  const self = address(`/feeds/${name}.atom`);
  const changedAt = new Date(Math.max(0, ...entries.map((entry) => entry.changedAt.getTime())));
  const entryElement = (entry: FeedEntry): string => {
    const page = escapeXml(address(entry.path));
    return `<entry>${element('title', entry.title)}<link href="${page}"/><id>${page}</id>${element('published', entry.publishedAt.toISOString())}${element('updated', entry.changedAt.toISOString())}<author>${element('name', entry.author)}</author><category term="${escapeXml(entry.category)}"/>${element('summary', entry.summary)}</entry>\n`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${instance.locale}">\n${element('title', `${title} · ${instance.brandName}`)}<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/><link href="${escapeXml(address(path))}"/><id>${escapeXml(self)}</id>${element('updated', changedAt.toISOString())}\n${entries.map(entryElement).join('')}</feed>\n`;
}
