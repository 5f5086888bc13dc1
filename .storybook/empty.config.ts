/** Storybook must not load the app's vite.config.ts: React Router's plugin wants to own the build. */
export default {};
