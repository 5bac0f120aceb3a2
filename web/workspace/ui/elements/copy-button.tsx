import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import * as words from '#words/ui';
import { Button } from './button.tsx';
import { notify } from '../feedback/toast.tsx';

const copiedMs = 2_000;

interface CopyButtonProps {
  text: string;
  children: ReactNode;
  failed?: string;
  size?: 'sm' | 'md';
  variant?: 'primary' | 'secondary' | 'ghost';
}

export function CopyButton({ text, children, failed = words.copyFailed, ...button }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify.error(failed);
    }
  };
  return (
    <>
      <Button
        {...button}
        icon={copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        onClick={() => void copy()}
      >
        {copied ? words.copied : children}
      </Button>
      <output className="sr-only">{copied ? words.copied : ''}</output>
    </>
  );
}
