import type { LicenceReader, LicenceRow } from '@domain/ledger/licence-rows.ts';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import type { LicenceAct } from '../data/licenceActs.ts';

const DIALOGS = {
  firstAir: lazyComponent(() =>
    import('../dialogs/FirstAirDialog.tsx').then((module) => module.FirstAirDialog),
  ),
  offer: lazyComponent(() => import('../dialogs/OfferDialog.tsx').then((module) => module.OfferDialog)),
  renew: lazyComponent(() => import('../dialogs/RenewDialog.tsx').then((module) => module.RenewDialog)),
  report: lazyComponent(() =>
    import('../dialogs/ReportUseDialog.tsx').then((module) => module.ReportUseDialog),
  ),
} as const;

interface Props {
  readonly act: LicenceAct;
  readonly row: LicenceRow;
  readonly reader: LicenceReader;
  /** Called after a change. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The dialog for an action on a licence. */
export const LicenceActDialog = ({ act, ...props }: Props) => {
  const ActDialog = DIALOGS[act];
  return <ActDialog {...props} />;
};
