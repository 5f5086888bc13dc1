import { richText } from '#kit/markdown.ts';
import { pictureUrl, uploadedCoverUrl } from '../cover.ts';
import type { ServiceContent } from '../draft.ts';

/** Published or submitted text in the shape of the contract. */
export function contentOnWire({ motif: _ofTheHead, ...content }: ServiceContent) {
  const { packages, extras, faq, requirements, tags } = content;
  return {
    ...content,
    tags: [...tags],
    packages: packages.map(({ features, ...servicePackage }) => ({ ...servicePackage, features: [...features] })),
    extras: [...extras],
    faq: [...faq],
    requirements: requirements.map(({ choices, ...requirement }) => ({ ...requirement, choices: [...choices] })),
    cover: uploadedCoverUrl(content.cover),
    pictures: content.pictures.map(({ file, alt }) => ({ url: pictureUrl(file), alt })),
    description_blocks: richText(content.description),
  };
}
