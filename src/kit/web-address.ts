/** A host with a dot, and perhaps a port, path, query or fragment. */
const BARE = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u;

/**
 * A link as people type or copy it, "figma.com/file/…", leads to https. What has a scheme or is no link stays as it is.
 */
export function withScheme(typed: string): string {
  const link = typed.trim();
  return BARE.test(link) ? `https://${link}` : link;
}
