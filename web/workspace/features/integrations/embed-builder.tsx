import { useOrganization } from '../../lib/active-organization.tsx';
import { useCollections } from '../../lib/records.ts';
import { Button } from '../../ui/button.tsx';
import { BuilderFields } from './builder-fields.tsx';
import { optionsOf, untouched, writeBuild } from './build.ts';
import { Preview } from './preview.tsx';
import { Snippets } from './snippets.tsx';
import { texts } from './texts.ts';
import { useBuild } from './use-build.ts';

const words = texts.builder;

/** Choices at the left; at the right what they make: how it looks, and the code for it. */
export function EmbedBuilder() {
  const { organizationId } = useOrganization();
  const { build, settled, set } = useBuild();
  const collection = useCollections().data?.find(({ id }) => id === build.collection);
  const touched = writeBuild({ ...build, form: untouched.form }).size > 0;
  return (
    <section aria-labelledby="embed-builder">
      <div className="mb-4 flex min-h-8 items-center justify-between gap-3">
        <h2 id="embed-builder" className="text-[0.9375rem] font-semibold">
          {words.title}
        </h2>
        {touched ? (
          <Button
            size="sm"
            variant="ghost"
            className="-mr-2.5"
            onClick={() => set({ ...untouched, form: build.form })}
          >
            {words.reset}
          </Button>
        ) : null}
      </div>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <BuilderFields build={build} set={set} />
        <div className="flex min-w-0 flex-col gap-6">
          <Preview form={build.form} options={optionsOf({ ...settled, form: build.form }, organizationId)} />
          <Snippets
            form={build.form}
            onChoose={(form) => set({ form })}
            options={optionsOf(build, organizationId)}
            collectionName={collection?.name}
          />
        </div>
      </div>
    </section>
  );
}
