import { Name } from '../public/name.tsx';

const EXTENSION = /^(.+)(\.[^.\s]{1,8})$/su;

/** In one line: a long name is cut before its extension, which says what it is. */
export function FileName({ of: name }: { of: string }) {
  const [, stem = name, extension = ''] = EXTENSION.exec(name) ?? [];
  return (
    <span title={name} className="block min-w-0">
      {/* In one piece for who hears it. */}
      <span className="sr-only">{name}</span>
      <span aria-hidden="true" className="flex min-w-0 whitespace-pre">
        <span className="truncate">
          <Name of={stem} />
        </span>
        {extension === '' ? null : <span className="shrink-0">{extension}</span>}
      </span>
    </span>
  );
}
