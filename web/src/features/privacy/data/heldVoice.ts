import { useCallback, useMemo, useState } from 'react';
import type { Page } from '@domain/contract.ts';
import type {
  HeldDemo,
  HeldLicence,
  HeldSession,
  HeldTake,
  ConsentView,
  VoiceData,
  VoicePart,
} from '@domain/privacy/voice-data.ts';
import { api } from '../../../lib/http/api.ts';
import { usePages, type Pages } from '../../../lib/http/usePages.ts';
import { toPart, type Submission } from '../../../lib/submission/submitter.ts';

interface DemoPage extends Page<HeldDemo> {
  readonly newDemosConsent: boolean;
  readonly earnings: NonNullable<VoiceData['earnings']> | null;
}

/** The talent's stored data by part; `reload` loads all again. */
export interface HeldVoice {
  readonly demos: Pages<HeldDemo, DemoPage>;
  readonly takes: Pages<HeldTake, Page<HeldTake>>;
  readonly sessions: Pages<HeldSession, Page<HeldSession>>;
  readonly licences: Pages<HeldLicence, Page<HeldLicence>>;
  readonly consents: Pages<ConsentView, Page<ConsentView>>;
  readonly reload: () => void;
}

type Paged = Exclude<VoicePart, 'demos'>;
type PageOfPart<Part extends Paged> = NonNullable<VoiceData[Part]>;

const NOTHING = { items: [] } as const;

/** The first part to load loads all. Each round is a separate call. */
const createFirstPages = (_round: number) => {
  let request: Promise<VoiceData> | undefined;
  return (): Promise<VoiceData> => (request ??= api.privacy.voiceData({}));
};

/** The first page of each part comes from the shared call; others load separately. */
const useLoad = <Part extends Paged>(part: Part, first: () => Promise<VoiceData>) =>
  useCallback(
    async (cursor: string | undefined, signal: AbortSignal): Promise<PageOfPart<Part>> => {
      const view =
        cursor === undefined ? await first() : await api.privacy.voiceData({ part, cursor }, { signal });
      return (view[part] ?? NOTHING) as PageOfPart<Part>;
    },
    [part, first],
  );

export const useHeldVoice = (): HeldVoice => {
  const [round, setRound] = useState(0);
  const first = useMemo(() => createFirstPages(round), [round]);
  const loadDemos = useCallback(async (): Promise<DemoPage> => {
    const { demos, earnings = null } = await first();
    return { items: demos?.items ?? [], newDemosConsent: demos?.newDemosConsent ?? false, earnings };
  }, [first]);
  const reload = useCallback(() => setRound((before) => before + 1), []);

  return {
    demos: usePages(loadDemos),
    takes: usePages<HeldTake, Page<HeldTake>>(useLoad('takes', first)),
    sessions: usePages<HeldSession, Page<HeldSession>>(useLoad('sessions', first)),
    licences: usePages<HeldLicence, Page<HeldLicence>>(useLoad('licences', first)),
    consents: usePages<ConsentView, Page<ConsentView>>(useLoad('consents', first)),
    reload,
  };
};

/** Deletes takes until none can be deleted; returns their number. */
export const removeTakes = async (submission: Submission): Promise<number> => {
  let removed = 0;
  for (let part = 0; ; part += 1) {
    const answer = await api.privacy.removeTakes(toPart(submission, `takes-${part}`));
    removed += answer.removed;
    if (answer.left === 0 || answer.removed === 0) return removed;
  }
};

/** Deletes demos one by one, then takes; returns their number. A failure doesn't restore deleted ones. */
export const removeAll = async (
  talentId: string,
  demos: readonly HeldDemo[],
  submission: Submission,
): Promise<number> => {
  for (const { id } of demos) await api.demos.remove({ talentId, demoId: id }, toPart(submission, id));
  return demos.length + (await removeTakes(submission));
};
