/** What the generated cover of a service is drawn from: the random end of its id, which is the short half of it. */
export const coverSeed = (serviceId: string): string => serviceId.slice(-12);

/** The design in the address of a chosen cover; undefined where there is none, or a title. */
export function designIn(cover: string | null): number | undefined {
  const design = /^\/art\/\w+\/(\d)\//.exec(cover ?? '')?.[1];
  return design === undefined ? undefined : Number(design);
}
