import { clsx } from 'clsx';
import { useState } from 'react';
import type { Customer } from '#contract/resources/customer';
import { logoPlate } from '../../../shared/cards/logo-plate.ts';
import { safeImage } from '../../../shared/cards/safe-address.ts';
import { Avatar } from '../../ui/elements/avatar.tsx';

interface CustomerLogoProps {
  customer: Customer;
  className: string;
}

export function CustomerLogo({ customer, className }: CustomerLogoProps) {
  const { logoUrl } = customer.attributes;
  const source = typeof logoUrl === 'string' ? safeImage(logoUrl) : undefined;
  const [broken, setBroken] = useState<string>();
  if (!source || broken === source)
    return <Avatar name={customer.name} shape="square" className={className} />;
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(source)}
      // Most logos are made for a white ground, so both themes use one.
      style={logoPlate(source)}
      className={clsx(
        'shrink-0 rounded-md border border-line bg-(--rd-plate,#fff) object-contain filter-(--rd-outline)',
        className,
      )}
    />
  );
}
