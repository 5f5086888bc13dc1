/** Of the list of a client’s projects, for later domains that make it stale: without its shapes. */
export const myProjectsAt = { path: '/api/my/projects' } as const;
