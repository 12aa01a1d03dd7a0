import { useRef, useState } from 'react';
import Card from '@mui/material/Card';
import { CompareDialog } from '../../../common/compare/comparing.ts';
import { COMPARED_MAX, withCompared } from '../../../common/compare/comparison.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { VoiceConsent } from '../../../common/voices/VoiceConsent.tsx';
import { useText } from '../../../i18n/useText.ts';
import { fetchDemoUrl } from '../../../common/voices/playbackUrls.ts';
import { CompareBar } from '../compare/CompareBar.tsx';
import type { FoundVoice } from '../data/groupByVoice.ts';
import type { FoundDemo } from '../data/useDemoSearch.ts';
import type { DemoActions } from './demoActions.ts';
import { DemoChoice } from './DemoChoice.tsx';
import { VoiceRow } from './VoiceRow.tsx';

const VoicePanel = lazyComponent(() => import('./VoicePanel.tsx').then((module) => module.VoicePanel));

const getTitle = (demo: FoundDemo): string => `${demo.talentPublicName}, ${demo.name}`;

const toCompared = (demo: FoundDemo) => ({
  ...demo,
  title: getTitle(demo),
  name: demo.talentPublicName,
  caption: (
    <>
      <bdi>{demo.name}</bdi>
      {' · '}
      <VoiceConsent isGiven={demo.syntheticVoiceConsent} />
    </>
  ),
  getUrl: () => fetchDemoUrl(demo.talentId, demo.id, 'approved'),
});

type RowActions = Pick<DemoActions, 'projectId' | 'deriveState' | 'priceOf' | 'wishOf' | 'onWish' | 'onLike'>;

interface Props extends RowActions {
  readonly voices: readonly FoundVoice[];
}

/** Search results, navigable by keyboard, with selection for comparison. */
export const FoundVoices = ({ voices, ...rowActions }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const list = useRef<HTMLUListElement>(null);
  const [stop, setStop] = useState<string>();
  const [compared, setCompared] = useState<readonly FoundDemo[]>([]);
  const [isComparing, setComparing] = useState(false);
  const [opened, setOpened] = useState<FoundDemo>();
  const current = voices.some(({ talentId }) => talentId === stop) ? stop : voices[0]?.talentId;

  const move = (from: HTMLElement, steps: number): void => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-voice]') ?? [])];
    const next = rows[rows.indexOf(from) + steps];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };

  const actions: DemoActions = {
    ...rowActions,
    isCompared: (demoId) => compared.some(({ id }) => id === demoId),
    onOpen: setOpened,
    onCompare: (demo, isCompared) => {
      if (isCompared && compared.length >= COMPARED_MAX)
        toasts.info(text('compare.full', { most: COMPARED_MAX }));
      setCompared((chosen) => withCompared(chosen, demo, isCompared));
    },
  };

  return (
    <>
      <Card
        component="ul"
        ref={list}
        aria-label={text('finder.results')}
        onFocus={(event) => {
          const row = event.target.closest('[data-voice]');
          if (row) setStop(row.getAttribute('data-voice') ?? undefined);
        }}
        sx={{ listStyle: 'none', margin: 0, padding: 0, containerType: 'inline-size' }}
      >
        {voices.map((voice) => (
          <VoiceRow
            key={voice.talentId}
            voice={voice}
            isStop={voice.talentId === current}
            onMove={move}
            {...actions}
          />
        ))}
      </Card>
      {compared.length > 0 && (
        <CompareBar
          chosen={compared}
          onRemove={(demo) => setCompared((chosen) => withCompared(chosen, demo, false))}
          onClear={() => setCompared([])}
          onCompare={() => setComparing(true)}
        />
      )}
      {opened && <VoicePanel demo={opened} onClose={() => setOpened(undefined)} />}
      {isComparing && (
        <CompareDialog
          voices={compared.map(toCompared)}
          getChoice={(id) => (
            <DemoChoice
              title={compared
                .filter((demo) => demo.id === id)
                .map(getTitle)
                .join('')}
              state={rowActions.deriveState(id)}
              onWish={(isWished) => rowActions.onWish(id, isWished)}
            />
          )}
          onClose={() => setComparing(false)}
        />
      )}
    </>
  );
};
