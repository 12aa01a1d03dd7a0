import { useEffect, useState } from 'react';
import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import { createTabSlot } from '../lib/storage/browserStorage.ts';
import { useAgencyPage } from './brandContext.ts';

const slot = createTabSlot('vc.joining');

/** Shows a sign-up page, and the pages after the registration in this tab, in the agency's brand. */
export const useSignUpBrand = (agency: AgencyBrand | undefined): void => {
  useAgencyPage(agency);
  useEffect(() => {
    if (agency) slot.write(JSON.stringify(agency));
  }, [agency]);
};

const readJoining = (): AgencyBrand | undefined => {
  try {
    return (JSON.parse(slot.read() ?? 'null') as AgencyBrand | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Shows a page after a registration in that agency's brand. */
export const useJoiningBrand = (): void => {
  const [agency] = useState(readJoining);
  useAgencyPage(agency);
};
