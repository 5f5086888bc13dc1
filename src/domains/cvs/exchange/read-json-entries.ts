/** The entries of one list of a JSON Resume file. */
import type { FoundEntry } from './imported.ts';
import { unknownKeys, type JsonReader } from './json-values.ts';
import { isWordList, type JsonObject, type JsonPart } from './json-resume.ts';
import { momentIn } from './moments.ts';

/** A date of any precision: a CV says at most the month. */
function readMoment(value: unknown, where: string, reader: JsonReader): string {
  const text = reader.text(value, where);
  const moment = momentIn(text);
  if (text !== '' && moment === '')
    reader.notes.push(`Skipped ${where}: “${text.slice(0, 40)}” isn’t a date we can read.`);
  return moment;
}

/** A text stays one; a list becomes points, or words with commas between them. */
function readText(value: unknown, asPoints: boolean, where: string, reader: JsonReader): string {
  if (!Array.isArray(value)) return reader.text(value, where);
  const items = reader.texts(value, where);
  return asPoints ? items.map((item) => `- ${item}`).join('\n') : items.join(', ');
}

function withAliases(item: JsonObject, { aliases }: JsonPart): JsonObject {
  const renamed = Object.entries(aliases).filter(([old, name]) => old in item && !(name in item));
  const old = renamed.map(([name]) => name);
  return {
    ...Object.fromEntries(Object.entries(item).filter(([key]) => !old.includes(key))),
    ...Object.fromEntries(renamed.map(([name, key]) => [key, item[name]])),
  };
}

export function readJsonEntries(part: JsonPart, value: unknown, listName: string, reader: JsonReader): FoundEntry[] {
  const { keys, before, after } = part;
  const known = [...Object.values(keys), ...before, ...after, ...(part.key === 'education' ? ['area'] : [])];
  return reader.objects(value, listName).flatMap((given, index) => {
    const item = withAliases(given, part);
    const where = (key: string): string => `${listName}[${index}].${key}`;
    const text = (key: string): string => reader.text(item[key], where(key));
    const texts = [
      ...before.map((key) => readText(item[key], false, where(key), reader)),
      readText(item[keys.text], !isWordList(part), where(keys.text), reader),
      readText(item[keys.points], true, where(keys.points), reader),
      ...after.map((key) => readText(item[key], key === 'courses', where(key), reader)),
    ];
    const from = readMoment(item[keys.from], where(keys.from), reader);
    const to = readMoment(item[keys.to], where(keys.to), reader);
    const entry = {
      title: [text(keys.title), part.key === 'education' ? text('area') : ''].filter((word) => word !== '').join(', '),
      at: text(keys.at),
      place: text(keys.place),
      from,
      // Work without an end goes on.
      to: to === '' && from !== '' && (part.key === 'work' || part.key === 'volunteer') ? 'now' : to,
      text: texts.filter((words) => words !== '').join('\n\n'),
      url: text(keys.url),
    };
    const unknown = unknownKeys(item, known, `${listName}.`, reader);
    const isEmpty = Object.values(entry).every((words) => words === '') && Object.keys(unknown).length === 0;
    return isEmpty ? [] : [{ ...entry, unknown }];
  });
}
