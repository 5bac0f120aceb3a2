import { ExternalLink } from 'lucide-react';
import type { Customer } from '#contract/resources/customer';
import * as customersWords from '#words/customers';
import { Badge } from '../../../ui/elements/badge.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Fact, factLink } from '../../../ui/page/fact.tsx';
import { RelativeTime } from '../../../ui/elements/relative-time.tsx';
import { attributeFields } from '../editor/customer-form.ts';
import { Link } from '../../../ui/elements/link.tsx';

export function CustomerFacts({ customer }: { customer: Customer }) {
  const { tags, attributes, createdAt, updatedAt } = customer;
  const facts = attributeFields
    .filter((field) => field !== 'logoUrl' && attributes[field])
    .map((field) => [field, String(attributes[field])] as const);
  return (
    <Card aria-label={customersWords.pageAbout} className="p-5">
      <h2 className="mb-4 text-[0.9375rem] font-semibold">{customersWords.pageAbout}</h2>
      <dl className="flex flex-col gap-3.5">
        {facts.map(([field, value]) => (
          <Fact key={field} label={customersWords.fields[field]}>
            {field === 'website' ? (
              <Website address={value} />
            ) : field === 'contactEmail' ? (
              <a href={`mailto:${value}`} className={factLink}>
                {value}
              </a>
            ) : (
              <span className="whitespace-pre-line">{value}</span>
            )}
          </Fact>
        ))}
        {othersOf(attributes).map(([name, value]) => (
          <Fact key={name} label={labelOf(name)}>
            {value}
          </Fact>
        ))}
        {tags.length > 0 ? (
          <Fact label={customersWords.fields.tags}>
            <span className="mt-0.5 flex flex-wrap gap-1">
              {tags.map((tag) => (
                <Badge key={tag}>{tag}</Badge>
              ))}
            </span>
          </Fact>
        ) : null}
        {facts.length + tags.length === 0 ? (
          <Fact label={customersWords.pageNothingKnown}>
            <Link to="edit" className={factLink}>
              {customersWords.pageAddDetails}
            </Link>
          </Fact>
        ) : null}
        <Fact label={customersWords.pageUpdated}>
          <RelativeTime at={updatedAt} />
        </Fact>
        <Fact label={customersWords.pageAdded}>
          <RelativeTime at={createdAt} />
        </Fact>
      </dl>
    </Card>
  );
}

/** Records from the API may contain other schemes, so only web addresses become links. */
function Website({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return address;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={factLink}>
      {address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')}
      <ExternalLink aria-hidden className="ms-1 inline size-3.5 align-[-2px] text-ink-3" />
      <span className="sr-only"> ({customersWords.pageOpensElsewhere})</span>
    </a>
  );
}

function othersOf(attributes: Customer['attributes']): [string, string][] {
  const known: readonly string[] = attributeFields;
  return Object.entries(attributes)
    .filter(([name, value]) => !known.includes(name) && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)]);
}

function labelOf(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
