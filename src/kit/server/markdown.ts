import { Marked } from 'marked';
import sanitize from 'sanitize-html';

const marked = new Marked({ gfm: true, breaks: false });

/** The one sanitiser (WEB-1): a short allow list, no raw HTML of people's own, links marked as theirs. */
const rules: sanitize.IOptions = {
  allowedTags: ['p', 'strong', 'em', 'del', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'br', 'hr', 'h3', 'h4', 'a'],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (_tag, { href }) => ({ tagName: 'a', attribs: { ...(href === undefined ? {} : { href }), rel: 'noopener nofollow ugc' } }),
    // Headings of a text stand below the page's own.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
  },
};

/** People's Markdown as HTML that is safe to show. */
export function markdownToHtml(source: string): string {
  return sanitize(marked.parse(source, { async: false }), rules).trim();
}
