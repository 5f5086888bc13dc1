/** What the operators' home shows of the books. */
export { BooksAtAGlance } from './books-at-a-glance.tsx';
