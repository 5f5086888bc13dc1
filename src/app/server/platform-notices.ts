import { formatRate } from '#kit/format/number.ts';
import { fileScanned } from '#kit/file-scan.ts';
import { spaceLevelChanged, type SpaceLevel } from '#kit/storage-space.ts';
import { pathTo } from '#routes';
import { noticesOf } from '#kit/notices.ts';

const WORDS: Readonly<Record<SpaceLevel, readonly [title: string, text: string]>> = {
  low: ['Disk space is low', 'Free up space soon. If it drops further, uploads and exports will be refused.'],
  full: [
    'Disk almost full',
    'Uploads and exports are refused until there is enough free space. Sign-in, reading and payments continue to work.',
  ],
  ok: ['Disk space is back to normal', 'Uploads and exports work again.'],
};

const FILES = { key: 'files', title: 'Your files' };

/** What the platform module notifies of. It is here because kit knows no screens. */
export const platformNotices = [
  noticesOf(fileScanned, ({ uploaderId, name, state, found }) =>
    state === 'clean'
      ? []
      : [
          ...(uploaderId === null
            ? []
            : [
                {
                  to: uploaderId,
                  topic: 'account' as const,
                  group: FILES,
                  title: 'A file you uploaded is quarantined',
                  text: `Malware was found in “${name}” (${found ?? 'unnamed'}), so no one can download it. Check your device, then upload a clean copy.`,
                  path: pathTo('notifications'),
                  action: 'See your notifications',
                },
              ]),
          {
            to: 'operators',
            staff: 'trust' as const,
            topic: 'operations' as const,
            group: { key: 'operations:files', title: 'Operations' },
            title: 'Malware was found in an upload',
            text: `${found ?? 'Unnamed'} in “${name}”. The file is quarantined and we notified its uploader.`,
            path: pathTo('admin'),
            action: 'See the details',
          },
        ],
  ),
  noticesOf(spaceLevelChanged, ({ place, level, freePercent }, say) => ({
    to: 'operators',
    topic: 'operations',
    group: { key: 'operations:storage', title: 'Operations' },
    title: WORDS[level][0],
    text: `${formatRate(freePercent * 100, say.locale)} is free on ${place}. ${WORDS[level][1]}`,
    path: pathTo('admin'),
    action: 'See the details',
  })),
];
