import { waysToConfirm } from '../security-contract.ts';
import { ReadState } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Bone, Loading } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { ChangePasswordForm } from './change-password-form.tsx';
import { FirstPassword } from './first-password.tsx';

/** In the settings a link to the screen, which changes it in place, as staff do, who have no other settings. */
export function PasswordSection({ isInPlace = false }: { isInPlace?: boolean }) {
  const ways = useRead(waysToConfirm, {});
  return (
    <ReadState
      read={ways}
      what="Your password"
      skeleton={
        <Loading>
          {isInPlace ? <Bone className="h-[358px] max-w-form sm:h-[340px]" /> : <Bone className="h-11 w-44" />}
        </Loading>
      }
    >
      {({ has_password: hasOne, email }) =>
        !hasOne ? (
          <FirstPassword email={email} />
        ) : isInPlace ? (
          <ChangePasswordForm />
        ) : (
          <LinkButton href={pathTo('change-password')}>Change password</LinkButton>
        )
      }
    </ReadState>
  );
}
