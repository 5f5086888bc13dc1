/** What other screens show of the books: the operators' home, and the proof of one's own entries. */
export { BooksAtAGlance } from './books-at-a-glance.tsx';
export { HowToCheck } from './how-to-check.tsx';
export { ProofButton } from './proof-button.tsx';
