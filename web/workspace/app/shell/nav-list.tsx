import { clsx } from 'clsx';
import {
  Blocks,
  Building2,
  ChartLine,
  ChevronDown,
  CircleHelp,
  CreditCard,
  Send,
  GalleryVerticalEnd,
  LayoutDashboard,
  Palette,
  Settings,
  ShieldCheck,
  UserRoundCog,
  Users,
} from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as words from '#words/shell';
import { useHasLanguages } from '../../lib/organization/settings.ts';
import { Badge } from '../../ui/elements/badge.tsx';
import { activePath, isActive, isPage, mainItems, parentOf, type NavItem } from './navigation.ts';
import { Link } from '../../ui/elements/link.tsx';

const icons = {
  dashboard: LayoutDashboard,
  references: GalleryVerticalEnd,
  customers: Users,
  permissions: ShieldCheck,
  tenders: Send,
  analytics: ChartLine,
  integrations: Blocks,
  branding: Palette,
  team: UserRoundCog,
  organization: Building2,
  billing: CreditCard,
  settings: Settings,
  help: CircleHelp,
};

const row =
  'flex min-h-8 w-full items-center gap-2.5 rounded-lg px-2 text-start font-medium transition-colors duration-100 max-lg:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0';
const resting = 'text-ink-2 hover:bg-hover hover:text-ink';
const current = 'bg-pressed text-ink';
const within = 'text-ink hover:bg-hover';

export function NavList() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => parentOf(pathname));
  const [shownFor, setShownFor] = useState(pathname);
  if (shownFor !== pathname) {
    setShownFor(pathname);
    setOpen(parentOf(pathname) ?? open);
  }
  return (
    <ul className="flex flex-col gap-0.5">
      {mainItems.map((item) => (
        <li key={item.path}>
          {item.items ? (
            <Parent
              item={item}
              open={open === item.path}
              onToggle={() => setOpen(open === item.path ? undefined : item.path)}
            />
          ) : (
            <NavLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

export function NavLink({ item, onClick }: { item: NavItem; onClick?: (() => void) | undefined }) {
  const { pathname } = useLocation();
  const Icon = icons[item.icon];
  const openPath = activePath(pathname, item.items ?? []) ?? item.path;
  return (
    <Link to={item.path} onClick={onClick} {...marked(pathname, item.path, openPath)}>
      <Icon aria-hidden />
      {item.label}
    </Link>
  );
}

interface ParentProps {
  item: NavItem;
  open: boolean;
  onToggle: () => void;
}

function Parent(props: ParentProps) {
  const { item, open } = props;
  const { pathname } = useLocation();
  const id = useId();
  const hasLanguages = useHasLanguages();
  const activeChild = activePath(pathname, item.items ?? []);
  return (
    <>
      {isPage(item) ? (
        <PageWithItems {...props} id={id} />
      ) : (
        <Opener {...props} id={id} active={isActive(pathname, item.path) || activeChild !== undefined} />
      )}
      <ul id={id} hidden={!open} className="mt-0.5 ms-4 flex flex-col gap-0.5 border-s border-line ps-2">
        {item.items?.map((child) =>
          child.isOfLanguages && !hasLanguages ? null : (
            <li key={child.path}>
              <Link to={child.path} {...marked(pathname, child.path, activeChild)}>
                {child.label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </>
  );
}

/** Each active item is marked, but only the longest path is the page that is open. */
function marked(pathname: string, path: string, openPath: string | undefined) {
  if (!isActive(pathname, path)) return { className: clsx(row, resting) };
  if (path === openPath) return { 'aria-current': 'page', className: clsx(row, current) } as const;
  return { 'aria-current': true, className: clsx(row, within) } as const;
}

/** For a parent that is also a page: its name opens both the page and the list, while the arrow only toggles the list. */
function PageWithItems({ item, open, onToggle, id }: ParentProps & { id: string }) {
  return (
    <div className="relative">
      <NavLink item={item} onClick={open ? undefined : onToggle} />
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={words.navigationMore(item.label)}
        onClick={onToggle}
        className="absolute inset-y-0 end-0 grid w-8 place-items-center rounded-lg text-ink-3 hover:text-ink max-lg:w-11"
      >
        <Arrow open={open} />
      </button>
    </div>
  );
}

function Opener({ item, open, onToggle, id, active }: ParentProps & { id: string; active: boolean }) {
  const Icon = icons[item.icon];
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={id}
      onClick={onToggle}
      className={clsx(row, active ? within : resting)}
    >
      <Icon aria-hidden />
      <span className="flex-1">{item.label}</span>
      {item.badge ? <Badge tone="accent">{item.badge}</Badge> : null}
      <Arrow open={open} />
    </button>
  );
}

function Arrow({ open }: { open: boolean }) {
  return (
    <ChevronDown
      aria-hidden
      className={clsx(
        'size-4 text-ink-3 transition-transform duration-150',
        open || '-rotate-90 rtl:rotate-90',
      )}
    />
  );
}
