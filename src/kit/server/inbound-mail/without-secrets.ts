/**
 * What an email of ours has for its reader alone, taken out of what they quote of it: the other side reads the reply.
 */
import type { Config } from '../config.ts';

/** Of a path or a query: ids are none. */
const TOKEN = /[\w.~-]{24,}/g;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function withoutSecrets(text: string, { inboundMail, appUrl }: Pick<Config, 'inboundMail' | 'appUrl'>): string {
  const host = new URL(appUrl).host.toLowerCase();
  const links = text.replaceAll(/https?:\/\/[^\s<>"]{1,2000}/gi, (link) => {
    const [, at = '', rest = ''] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(link) ?? [];
    return at.toLowerCase() === host && (rest.match(TOKEN) ?? []).some((token) => !ID.test(token))
      ? '[link removed]'
      : link;
  });
  if (inboundMail === null) return links;
  const address = new RegExp(`${escaped(inboundMail.mailbox)}\\+[a-z2-7]{40,60}@${escaped(inboundMail.domain)}`, 'gi');
  return links.replaceAll(address, '[address removed]');
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
