/** What a person chose to be called or to call something, kept from turning the words around it (WEB-7). */
export const Name = ({ of }: { of: string }) => <bdi>{of}</bdi>;
