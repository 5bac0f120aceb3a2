import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { documentRoutes, type Document } from '#contract/resources/document';
import * as words from '#words/made-documents';
import { messageOf } from '../../lib/api/api-client.ts';
import { useActionContext } from '../../lib/organization/active-organization.tsx';
import { Button } from '../../ui/elements/button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { useDownload } from './api.ts';
import { drawWord, emptyFrame, fillFrame, fitFrame, type DrawnWord } from './word-frame.ts';

interface Props {
  document: Document;
  onClose: () => void;
}

export default function WordDialog({ document, onClose }: Props) {
  const { id, title } = document;
  const { data, isError } = useDrawn(id);
  const download = useDownload();
  return (
    <Dialog open title={words.pages.of(title)} size="xl" onClose={onClose}>
      {data ? (
        <>
          <p className="text-ink-2">{words.wordDecides}</p>
          <Pages document={document} drawn={data} onClose={onClose} />
        </>
      ) : isError ? (
        <p role="alert">{words.notDrawn}</p>
      ) : (
        <Loading label={words.drawing}>
          <Skeleton className="h-[60dvh]" />
        </Loading>
      )}
      <DialogActions>
        <Button
          icon={<Download aria-hidden />}
          busy={download.isPending}
          onClick={() => download.mutate(id, { onError: (error) => notify.error(messageOf(error)) })}
        >
          {words.download}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Each look is a download in the audit trail, so nothing but opening the dialog asks for the file. */
function useDrawn(id: string) {
  const { call, organizationId } = useActionContext();
  return useQuery({
    queryKey: ['word', organizationId, id],
    queryFn: async ({ signal }) => {
      const { downloadUrl } = await call(documentRoutes.getDocument, { id }, { signal });
      const response = await fetch(downloadUrl!, { signal });
      if (!response.ok) throw new Error(words.notDrawn);
      return await drawWord(await response.blob());
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

function Pages({ document: { title, language }, drawn, onClose }: Props & { drawn: DrawnWord }) {
  const [filled, setFilled] = useState<HTMLIFrameElement>();
  useEffect(() => {
    if (!filled) return undefined;
    const fitting = new ResizeObserver(() => fitFrame(filled));
    fitting.observe(filled);
    return () => fitting.disconnect();
  }, [filled]);
  return (
    <iframe
      // Nothing in it may run; it shares our origin so that we can fill it.
      sandbox="allow-same-origin"
      srcDoc={emptyFrame(language)}
      title={words.pages.of(title)}
      className="h-[60dvh] w-full rounded-sm border border-line"
      onLoad={({ currentTarget: frame }) => {
        fillFrame(frame, drawn);
        // Before it has loaded, its document may have no body to fit.
        setFilled(frame);
        // The dialog does not hear of keys that are pressed in the frame.
        frame.contentDocument!.addEventListener('keydown', ({ key }) => {
          if (key === 'Escape') onClose();
        });
      }}
    />
  );
}
