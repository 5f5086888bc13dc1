/** A name that a person chose, isolated so that it does not change the direction of the words around it (WEB-7). */
export const Name = ({ of }: { of: string }) => <bdi>{of}</bdi>;
