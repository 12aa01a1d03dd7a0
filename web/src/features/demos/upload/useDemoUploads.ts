import { useCallback, useRef, useState } from 'react';
import { AUDIO_LIMITS } from '@domain/audio/limits.ts';
import { MULTIPLE_MODE_MAX_FILES } from '@domain/demos/demos.ts';
import { readAudio } from '../../../components/upload/readAudio.ts';
import type { DemoUpload } from './demoUpload.ts';
import { useUploadQueue } from './useUploadQueue.ts';

/** Chosen files, up to the page's limit: each is measured and uploaded independently, once. */
export const useDemoUploads = (talentId: string) => {
  const [items, setItems] = useState<readonly DemoUpload[]>([]);
  const [isTooMany, setTooMany] = useState(false);
  const measuring = useRef<Promise<unknown>>(Promise.resolve());

  const change = useCallback((key: string, part: Partial<DemoUpload>) => {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)));
  }, []);

  const { sendAll, cancel, drop } = useUploadQueue(talentId, change);

  const add = useCallback(
    (files: readonly File[]): void => {
      const free = MULTIPLE_MODE_MAX_FILES - items.filter(({ phase }) => phase.kind !== 'done').length;
      setTooMany(files.length > free);

      const added = files.slice(0, free).map((file): DemoUpload => ({
        key: crypto.randomUUID(),
        file,
        url: '',
        phase: { kind: 'measuring' },
      }));

      setItems((all) => [...all, ...added]);

      for (const { key, file } of added) {
        measuring.current = measuring.current.then(async () => {
          const verdict = await readAudio(file, AUDIO_LIMITS.demo, {
            onConverting: (share) => change(key, { phase: { kind: 'converting', share } }),
          });
          if (!verdict.ok) return change(key, { phase: { kind: 'faulty', code: verdict.code } });
          const { audio } = verdict;
          const url = URL.createObjectURL(audio.file);
          return change(key, { file: audio.file, url, audio, phase: { kind: 'ready' } });
        });
      }
    },
    [change, items],
  );

  const remove = useCallback(
    (key: string) => {
      drop(key);
      setTooMany(false);
      setItems((all) =>
        all.filter((item) => {
          if (item.key === key) URL.revokeObjectURL(item.url);
          return item.key !== key;
        }),
      );
    },
    [drop],
  );

  return { items, isTooMany, add, sendAll, cancel, remove };
};
