/** This browser’s push subscription, and how it stands to the devices that the server knows. */
import { useCallback, useEffect, useState } from 'react';
import { useCommand } from '#kit/web/api.ts';
import { addPushDevice, pushDevices, removePushDevice, type PushDevice } from '../device-contract.ts';

export type PushState = 'looking' | 'unsupported' | 'denied' | 'off' | 'on';

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** A worker that the browser refused, or that is blocked, is never ready. */
const READY_MS = 5_000;
const registrationHere = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_done, fail) =>
      setTimeout(() => fail(new Error('This browser doesn’t run a service worker for this site.')), READY_MS),
    ),
  ]);

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await registrationHere();
  return registration.pushManager.getSubscription();
}

const fingerprintOf = async ({ endpoint }: PushSubscription): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

interface Here {
  readonly state: PushState;
  /** Of this browser’s row in the list. */
  readonly fingerprint: string | null;
}

/** One that was made with another key of the server gets nothing: it counts as none. */
async function look(publicKey: string, devices: readonly PushDevice[]): Promise<Here> {
  if (!isSupported()) return { state: 'unsupported', fingerprint: null };
  if (Notification.permission === 'denied') return { state: 'denied', fingerprint: null };
  const subscription = await subscriptionHere();
  const key = subscription?.options.applicationServerKey;
  if (subscription === null || (key && base64url(key) !== publicKey)) return { state: 'off', fingerprint: null };
  const fingerprint = await fingerprintOf(subscription);
  return { state: devices.some((device) => device.fingerprint === fingerprint) ? 'on' : 'off', fingerprint };
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  const before = await subscriptionHere();
  const key = before?.options.applicationServerKey;
  if (before !== null && key && base64url(key) === publicKey) return before;
  await before?.unsubscribe();
  const registration = await registrationHere();
  return registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

export function usePush(publicKey: string, devices: readonly PushDevice[]) {
  const [here, setHere] = useState<Here>({ state: 'looking', fingerprint: null });
  const [problem, setProblem] = useState<string | null>(null);
  const [isTurning, setTurning] = useState(false);
  const add = useCommand(addPushDevice, { stales: [pushDevices] });
  const remove = useCommand(removePushDevice, { stales: [pushDevices] });
  const lookAgain = useCallback(
    () =>
      look(publicKey, devices).then(setHere, () => {
        setHere({ state: 'unsupported', fingerprint: null });
      }),
    [publicKey, devices],
  );
  useEffect(() => void lookAgain(), [lookAgain]);

  const turnOn = async (): Promise<void> => {
    setProblem(null);
    setTurning(true);
    try {
      if ((await Notification.requestPermission()) !== 'granted') return await lookAgain();
      const { endpoint, keys } = (await subscribe(publicKey)).toJSON();
      await add.mutateAsync({
        body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } },
      });
    } catch (error) {
      setProblem(
        error instanceof DOMException
          ? 'Your browser’s push service can’t be reached. Check your connection and try again.'
          : (error as Error).message,
      );
    } finally {
      setTurning(false);
    }
  };
  /** The server first: what is removed there gets nothing, whatever the browser does. */
  const turnOff = async ({ id, fingerprint }: PushDevice): Promise<void> => {
    await remove.mutateAsync({ params: { id } });
    if (fingerprint === here.fingerprint) await (await subscriptionHere())?.unsubscribe().catch(() => false);
  };
  return { ...here, problem, isTurning, turnOn, turnOff };
}
