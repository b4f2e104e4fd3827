import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';

/** Preferred first: AV1 has half the bytes of H.264. */
const encodings = [
  { suffix: 'av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
  { suffix: 'h264.mp4', type: 'video/mp4; codecs="avc1.640028"' },
];

interface Props {
  /** File name in public/media, without the suffix. */
  name: string;
  isPlaying: boolean;
  /** Called when the video cannot be loaded or autoplay is blocked. */
  onFailure: () => void;
  css?: SystemStyleObject;
}

/** A muted video over a picture that equals its first frame. It stays invisible until it plays, to avoid flicker. */
export function StageVideo({ name, isPlaying, onFailure, css }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (!isPlaying) return video.pause();
    video.play().catch((reason: unknown) => {
      if (!isInterruption(reason)) onFailure();
    });
  }, [isPlaying, onFailure]);

  return (
    <Video
      ref={ref}
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden
      onPlaying={() => setHasStarted(true)}
      opacity={hasStarted ? 1 : 0}
      css={css}
    >
      {encodings.map(({ suffix, type }, index) => (
        <source
          key={suffix}
          src={`/media/${name}.${suffix}`}
          type={type}
          onError={index === encodings.length - 1 ? onFailure : undefined}
        />
      ))}
    </Video>
  );
}

const Video = chakra('video', {
  base: {
    position: 'absolute',
    inset: 0,
    boxSize: 'full',
    objectFit: 'cover',
    transition: 'opacity {durations.fade} linear',
  },
});

/** play() rejects with AbortError when the video is paused or removed while loading; that is not a failure. */
const isInterruption = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';
