import { useEffect, useRef, useState } from 'react';
import { Dialog } from '#design/app/dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';

interface Props {
  readonly name: string;
  readonly facing: 'user' | 'environment';
  readonly onPicture: (picture: Blob) => void;
  readonly onClose: () => void;
}

const QUALITY = 0.92;

/** The device's camera; without one, or without permission, a file can be chosen instead. */
export function CameraDialog({ name, facing, onPicture, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [refused, setRefused] = useState<boolean>(false);
  useEffect(() => {
    let stream: MediaStream | null = null;
    let isOver = false;
    const open = async (): Promise<void> => {
      try {
        const got = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: facing, width: { ideal: 1_920 } },
        });
        stream = got;
        if (isOver) got.getTracks().forEach((track) => track.stop());
        else if (video.current !== null) video.current.srcObject = got;
      } catch {
        setRefused(true);
      }
    };
    void open();
    return () => {
      isOver = true;
      stream?.getTracks().forEach((track) => track.stop());
    };
  }, [facing]);

  const take = (): void => {
    const seen = video.current;
    if (seen === null || seen.videoWidth === 0) return;
    const canvas = document.createElement('canvas');
    canvas.width = seen.videoWidth;
    canvas.height = seen.videoHeight;
    canvas.getContext('2d')?.drawImage(seen, 0, 0);
    canvas.toBlob(
      (picture) => {
        if (picture !== null) onPicture(picture);
        onClose();
      },
      'image/jpeg',
      QUALITY,
    );
  };

  return (
    <Dialog isOpen onOpenChange={onClose} title={name}>
      {refused ? (
        <Alert tone="warning" title="Camera unavailable">
          This device has no camera, or this page isn’t allowed to use it. Close this and choose a file instead.
        </Alert>
      ) : (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          className="w-full rounded-md bg-sunken"
          aria-label="Camera preview"
        />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {refused ? null : (
          <Button variant="primary" onClick={take}>
            Take picture
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {refused ? 'Close' : 'Cancel'}
        </Button>
      </div>
    </Dialog>
  );
}
