/**
 * Programs that make accessible PDFs say which words are one paragraph, one heading or one point of a list (PDF/UA).
 * Where a file says so, nobody has to guess it from the places of its lines.
 */
interface TreeNode {
  readonly role?: string;
  /** Of a leaf: the marked words that are in it. */
  readonly id?: string;
  readonly children?: readonly TreeNode[];
}

const BLOCKS = /^(?:P|H\d?|LI|TD|TH|Caption|Title)$/;

/** By the id of marked words, a name for the element that they are in. */
export function elementsOf(tree: TreeNode | null): ReadonlyMap<string, string> {
  const elements = new Map<string, string>();
  let count = 0;
  const visit = (node: TreeNode, block: string | null, depth: number): void => {
    if (depth === 0) return;
    const own = BLOCKS.test(node.role ?? '') ? `${(count += 1)}` : block;
    // Words in no block are as close together as what holds them.
    const here = own ?? `${(count += 1)}`;
    for (const child of node.children ?? []) {
      if (child.children !== undefined) visit(child, own, depth - 1);
      else if (child.id !== undefined) elements.set(child.id, here);
    }
  };
  if (tree !== null) visit(tree, null, MOST_DEPTH);
  return elements;
}
const MOST_DEPTH = 60;
