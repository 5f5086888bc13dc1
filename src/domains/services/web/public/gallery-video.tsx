interface GalleryVideoProps {
  src: string;
  label: string;
  /** Shown until it plays; without one the browser reads the first picture of the video. */
  poster?: string;
  className?: string;
}

/** In the gallery it loads nothing before it is played. It plays only when asked. */
export const GalleryVideo = ({ src, label, poster, className = '' }: GalleryVideoProps) => (
  // One file, as it was uploaded: captions are within it. What it shows is also described in words.
  // oxlint-disable-next-line jsx-a11y/media-has-caption
  <video
    src={src}
    aria-label={label}
    poster={poster}
    controls
    playsInline
    preload={poster === undefined ? 'metadata' : 'none'}
    width={320}
    height={200}
    className={`cover ${className}`}
  />
);
