import { createContext, useContext, useEffect } from 'react';
import type { AgencyBrand } from '@domain/agencies/agencies.ts';
import { DEFAULT_ACCENT } from '@domain/branding/accent.ts';
import type { ClientConfig } from '@domain/reference/reference.ts';
import { api } from '../lib/http/api.ts';
import { getFirstReply, type EmbeddedData } from '../lib/pageData.ts';
import { createLocalSlot } from '../lib/storage/browserStorage.ts';

/** A page's colour, and the platform's name once known. */
interface Brand {
  readonly accent: string;
  readonly title: string | undefined;
}

interface BrandState extends Brand {
  /** The agency whose link opened the page; its colour overrides the platform's. */
  readonly agency: AgencyBrand | undefined;
  readonly setBrand: (brand: Brand) => void;
  readonly setAgency: (agency: AgencyBrand | undefined) => void;
}

/** The last colour, for the first paint of the next visit. */
const accentSlot = createLocalSlot('vc.accent');

/** Returns the platform's brand from the embedded response, else its last known colour. */
export const getInitialBrand = ({ answers }: EmbeddedData): Brand => {
  const config = answers.find(({ of }) => of === api.reference.clientConfig.path);
  if (config && 'collection' in config) return (config.collection as ClientConfig).branding;
  return { accent: accentSlot.read() ?? DEFAULT_ACCENT, title: undefined };
};

/** Returns the agency whose page was opened: the reply to the page's first call contains it. */
export const getInitialAgency = (brought: EmbeddedData): AgencyBrand | undefined =>
  (getFirstReply(brought) as { readonly agency?: AgencyBrand } | null | undefined)?.agency;

export const BrandContext = createContext<BrandState>({
  accent: DEFAULT_ACCENT,
  title: undefined,
  agency: undefined,
  setBrand: () => undefined,
  setAgency: () => undefined,
});

/** Shows the page in a brand's colour and name from now on; does nothing until they are known. */
export const useBrand = (accent: string | null | undefined, title?: string): void => {
  const { setBrand } = useContext(BrandContext);
  useEffect(() => {
    if (!accent) return;
    accentSlot.write(accent);
    setBrand({ accent, title });
  }, [accent, title, setBrand]);
};

/** Shows the page in an agency's brand while mounted. */
export const useAgencyPage = (agency: AgencyBrand | undefined): void => {
  const { setAgency } = useContext(BrandContext);
  useEffect(() => {
    if (!agency) return undefined;
    setAgency(agency);
    return () => setAgency(undefined);
  }, [agency, setAgency]);
};

/** Shows the agency's icon in the browser tab while mounted; without one, the platform's. */
export const useBrandIcon = (address: string | null | undefined): void => {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !address) return undefined;
    const { href, type } = icon;
    icon.removeAttribute('type');
    icon.href = address;
    return () => {
      icon.type = type;
      icon.href = href;
    };
  }, [address]);
};
