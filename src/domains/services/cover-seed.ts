/** What the generated cover of a service is drawn from: the random end of its id, which is the short half of it. */
export const coverSeed = (serviceId: string): string => serviceId.slice(-12);
