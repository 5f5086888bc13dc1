/** How far the newest of mine got: with everyone, on a screen of everyone, or stored here. */
export const tickOf = (
  seq: number,
  { delivered, read }: { readonly delivered: number; readonly read: number },
): 'Read' | 'Delivered' | 'Sent' => {
  if (read >= seq) return 'Read';
  return delivered >= seq ? 'Delivered' : 'Sent';
};
