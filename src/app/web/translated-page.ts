/**
 * A browser that translates a page puts its own elements where React's texts were, and extensions move nodes about.
 * React then removes, or inserts before, a node that is no longer there, and an exception would replace the whole page
 * (WEB-8).
 */

/** What the translation put in the place of a text. */
const replacements = new WeakMap<Node, Element>();

interface Seen<Found extends Node> {
  readonly node: Found;
  readonly target: Node;
  readonly before: Node | null;
  readonly after: Node | null;
}

/** Pairs a text that was removed with the `font` that came to its place, in one step or in two, in either order. */
function pair(records: readonly MutationRecord[]): void {
  const last: { text?: Seen<Node>; font?: Seen<Element> } = {};
  for (const { target, addedNodes, removedNodes, previousSibling: before, nextSibling: after } of records) {
    const added = [...addedNodes].find((node): node is Element => node.nodeName === 'FONT');
    const removed = [...removedNodes].find((node) => node.nodeType === Node.TEXT_NODE);
    if (added === undefined && removed === undefined) continue;
    if (removed !== undefined && added !== undefined) replacements.set(removed, added);
    else if (removed !== undefined) {
      const { font } = last;
      if (font?.target === target && (before === font.node || after === font.node))
        replacements.set(removed, font.node);
      last.text = { node: removed, target, before, after };
    } else if (added !== undefined) {
      const { text } = last;
      if (text?.target === target && text.before === before && text.after === after) replacements.set(text.node, added);
      last.font = { node: added, target, before, after };
    }
  }
}

/** The child of `parent` that holds this node now or took its place. */
function placeOf(node: Node, parent: Node): Node | null {
  for (let at: Node | null = node; at !== null; at = at.parentNode) if (at.parentNode === parent) return at;
  const instead = replacements.get(node);
  return instead?.parentNode === parent ? instead : null;
}

export function surviveTranslation(): void {
  const observer = new MutationObserver(pair);
  observer.observe(document, { childList: true, subtree: true });
  const learn = (): void => pair(observer.takeRecords());
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');

  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    learn();
    const place = placeOf(child, this);
    if (place !== null) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (before === null || before.parentNode === this) return insertBefore.call(this, child, before) as Child;
    learn();
    return insertBefore.call(this, child, placeOf(before, this)) as Child;
  };
  // A text that changes comes back to its place, and the browser translates it again.
  if (value?.set === undefined) return;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (this.nodeType === Node.TEXT_NODE && this.parentNode === null) {
        learn();
        const instead = replacements.get(this);
        if (instead?.parentNode) instead.replaceWith(this);
      }
      value.set?.call(this, text);
    },
  });
}
