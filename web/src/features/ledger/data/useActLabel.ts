import type { LicenceRow } from '@domain/ledger/licence-rows.ts';
import { useText } from '../../../i18n/useText.ts';
import type { LicenceAct } from './licenceActs.ts';

export const useActLabel = () => {
  const text = useText();
  return (act: LicenceAct, { firstAirOn, takesFirstAir, takesEnd }: LicenceRow): string => {
    if (act === 'renew') return text('ledger.renew');
    if (act === 'offer') return text('ledger.offer');
    if (act === 'report') return text('ledger.reportUse');
    if (takesEnd && !takesFirstAir) return text('ledger.enterEnd');
    return text(firstAirOn === null ? 'ledger.enterFirstAir' : 'ledger.changeFirstAir');
  };
};
