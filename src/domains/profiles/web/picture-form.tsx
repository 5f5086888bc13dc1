import { useState } from 'react';
import { FileDrop } from '#design/app/file-drop.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { avatarLink, displayName } from '#domains/accounts/user.ts';
import { refreshMe, useSession } from '#domains/accounts/web/accounts.ts';
import { bodyLimits } from '#kit/limits.ts';
import { call } from '#kit/web/api-client.ts';
import { uploadAvatar } from '../contract.ts';

/** The present picture and a drop zone for another, which is saved as soon as it is uploaded. */
export function PictureForm() {
  const session = useSession();
  const [photo, setPhoto] = useState(avatarLink(session.avatar));
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar
        name={displayName(session)}
        seed={session.username}
        size={96}
        {...(photo === null ? {} : { photo: { src: photo } })}
      />
      <div className="min-w-0 flex-1 basis-64">
        <FileDrop
          label="Picture"
          kinds="JPEG, PNG or WebP"
          accept="image/jpeg,image/png,image/webp"
          maxBytes={bodyLimits.avatarBytes}
          maxFiles={1}
          send={(file, { signal, onProgress }) =>
            call(uploadAvatar, {}, { file, signal, onProgress: (part) => onProgress(part * 100) })
          }
          onDone={(result) => {
            setPhoto(result.avatar_url);
            void refreshMe();
          }}
        />
      </div>
    </div>
  );
}
