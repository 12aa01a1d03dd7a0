import type { StudioField } from '@domain/talents/talent-fields.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { FactList } from '../../../components/FactList.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useDates } from '../../../lib/dates.ts';
import { useCatalogLabel } from '../../../lib/reference.ts';
import { listFacts, useFactFormat, type Facts } from './factFormat.tsx';

/** A talent's home studio and connections, read-only. */
export const StudioFacts = ({ talent }: { readonly talent: Talent }) => {
  const text = useText();
  const dates = useDates();
  const getMicrophone = useCatalogLabel('MICROPHONE');
  const getBooth = useCatalogLabel('BOOTH');
  const { formatFact, formatCode, formatAnswer } = useFactFormat();
  const { speedTest: speed } = talent;
  const connections = (
    ['sourceConnectStPro', 'ipConnectionSessionLinkPro', 'dawLocalRecording', 'onlineSupervision'] as const
  ).filter((name) => talent[name]);
  const model = talent.otherMicrophone ?? (talent.microphone && getMicrophone(talent.microphone));

  const studio = {
    homeStudio: [text('studio.have'), formatAnswer(talent.homeStudio)],
    microphone: talent.homeStudio && [text('studio.microphone'), formatFact(model)],
    otherMicrophone: null,
    booth: talent.homeStudio && [text('studio.booth'), formatCode(talent.booth, getBooth)],
    soundCard: talent.homeStudio && [text('studio.soundCard'), formatFact(talent.soundCard)],
    homeRecording: talent.homeStudio && [text('studio.homeRecording'), formatAnswer(talent.homeRecording)],
    ableToConnect: [text('studio.ableToConnect'), formatAnswer(talent.ableToConnect)],
    // One row names all connections.
    sourceConnectStPro: connections.length > 0 && [
      text('studio.connections'),
      joinDotted(connections.map((name) => text(`studio.${name}`))),
    ],
    ipConnectionSessionLinkPro: null,
    dawLocalRecording: null,
    onlineSupervision: null,
    sourceConnectUser: talent.sourceConnectStPro && [
      text('studio.sourceConnectUser'),
      formatFact(talent.sourceConnectUser),
    ],
    speedTest: [
      text('studio.speed'),
      formatFact(
        speed &&
          joinDotted([
            text('studio.speedResult', { download: speed.download, upload: speed.upload }),
            ...(speed.measuredAt ? [text('studio.speedOn', { date: dates.date(speed.measuredAt) })] : []),
          ]),
      ),
    ],
  } satisfies Facts<StudioField>;

  return <FactList facts={listFacts(studio)} />;
};
