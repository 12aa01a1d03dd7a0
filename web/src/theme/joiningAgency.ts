import { useEffect, useState } from 'react';
import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import { tabSlot } from '../lib/storage/browserStorage.ts';
import { useAgencyPage } from './brandContext.ts';

const slot = tabSlot('vc.joining');

/** Shows a sign-up page as its agency's, and so the pages of this tab that follow a registration. */
export const useSignUpBrand = (agency: AgencyBrand | undefined): void => {
  useAgencyPage(agency);
  useEffect(() => {
    if (agency) slot.write(JSON.stringify(agency));
  }, [agency]);
};

const joining = (): AgencyBrand | undefined => {
  try {
    return (JSON.parse(slot.read() ?? 'null') as AgencyBrand | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Shows a page that follows a registration as that agency's. */
export const useJoiningBrand = (): void => {
  const [agency] = useState(joining);
  useAgencyPage(agency);
};
