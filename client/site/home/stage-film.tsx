import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';

/** Best first: half the bytes where a browser knows AV1. */
const encodings = [
  { end: 'av1.mp4', type: 'video/mp4; codecs="av01.0.05M.08"' },
  { end: 'h264.mp4', type: 'video/mp4; codecs="avc1.640028"' },
];

interface Props {
  /** Of public/media. */
  name: string;
  playing: boolean;
  /** It could not be loaded or may not play: the picture stays. */
  onFailure: () => void;
  css?: SystemStyleObject;
}

/** A film without sound over the picture that it begins with; it is seen when it moves, so that nothing flashes. */
export function StageFilm({ name, playing, onFailure, css }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [moving, setMoving] = useState(false);

  useEffect(() => {
    const film = video.current;
    if (!film) return;
    if (!playing) return film.pause();
    film.play().catch((reason: unknown) => {
      if (!isInterruption(reason)) onFailure();
    });
  }, [playing, onFailure]);

  return (
    <Film
      ref={video}
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden
      onPlaying={() => setMoving(true)}
      opacity={moving ? 1 : 0}
      css={css}
    >
      {encodings.map(({ end, type }, index) => (
        <source
          key={end}
          src={`/media/${name}.${end}`}
          type={type}
          onError={index === encodings.length - 1 ? onFailure : undefined}
        />
      ))}
    </Film>
  );
}

const Film = chakra('video', {
  base: {
    position: 'absolute',
    inset: 0,
    boxSize: 'full',
    objectFit: 'cover',
    transition: 'opacity {durations.fade} linear',
  },
});

/** The film was paused or taken away while it was being loaded: no fault of its own. */
const isInterruption = (reason: unknown) => reason instanceof DOMException && reason.name === 'AbortError';
