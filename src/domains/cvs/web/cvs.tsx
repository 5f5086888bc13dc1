/** The front door of CVs’ screens. */
export { AttachCv } from './attach-cv.tsx';
