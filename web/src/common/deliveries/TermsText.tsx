import { getFormatName } from '@domain/deliveries/deliveries.ts';
import type { DeliveryTerms } from '@domain/deliveries/delivery-terms.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { Muted } from '../../components/layout/Muted.tsx';
import { useText } from '../../i18n/useText.ts';

/** Format, profile and acceptance of an order’s deliveries in one line; nothing without any. */
export const TermsText = ({
  terms: { format, profile, acceptAfterDays },
}: {
  readonly terms: DeliveryTerms;
}) => {
  const text = useText();
  const parts = [
    ...(format ? [getFormatName(format)] : []),
    ...(profile ? [text(`deliveries.profile.${profile}`)] : []),
    ...(acceptAfterDays === null ? [] : [text('deliveries.acceptsAfter', { days: acceptAfterDays })]),
  ];
  if (parts.length === 0) return null;

  return <Muted>{joinDotted(parts)}</Muted>;
};
