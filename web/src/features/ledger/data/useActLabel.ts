import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { useText } from '../../../i18n/useText.ts';
import type { LicenceAct } from './licenceActs.ts';

export const useActLabel = () => {
  const text = useText();
  return (act: LicenceAct, { firstAirOn }: LicenceRow): string => {
    if (act === 'renew') return text('ledger.renew');
    if (act === 'offer') return text('ledger.offer');
    if (act === 'report') return text('ledger.reportUse');
    return text(firstAirOn === null ? 'ledger.enterFirstAir' : 'ledger.changeFirstAir');
  };
};
