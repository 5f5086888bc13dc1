/** Of a project’s desk, for later domains that make it stale: without its shapes. */
export const projectDeskAt = { path: '/api/my/projects/:slug/desk' } as const;
