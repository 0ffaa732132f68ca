create table public.substack_posts (
  id uuid primary key default gen_random_uuid(),
  -- The feed's own name for the post; its link where the feed gives none.
  guid text not null unique check (char_length(guid) <= 2000),
  title text not null,
  link text not null,
  author text,
  pub_date timestamptz,
  description text,
  thumbnail text,
  categories text[] not null default '{}',
  published boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index substack_posts_pub_date_idx on public.substack_posts (pub_date desc);

-- What a conditional request needs, and when the newsletter was last asked.
create table private.feed_state (
  url text primary key,
  etag text,
  last_modified text,
  checked_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- While a node asks the newsletter; what a lost node left passes by itself.
  refreshing_until timestamptz,
  -- Whether the newsletter forbids other sites to show it in a frame; null while nobody has asked.
  refuses_frames boolean
);

create trigger keep_times before update on public.substack_posts
  for each row execute function private.keep_times();
create trigger keep_times before update on private.feed_state
  for each row execute function private.keep_times();
-- The server writes as well; only what staff do is of interest.
create trigger write_audit_log after update on public.substack_posts
  for each row when (private.is_staff()) execute function private.write_audit_log();

alter table public.substack_posts enable row level security;
alter table private.feed_state enable row level security;
revoke all on public.substack_posts from anon, authenticated, service_role;
grant select, insert, update, delete on public.substack_posts to service_role;

grant select on public.substack_posts to anon, authenticated;
grant update (published) on public.substack_posts to authenticated;

create policy "Visitors read published posts" on public.substack_posts
  for select to anon using (published);
create policy "Clients read published posts, staff all" on public.substack_posts
  for select to authenticated using (published or (select private.is_staff()));
create policy "Staff publish and withdraw posts" on public.substack_posts
  for update to authenticated
  using ((select private.is_staff())) with check ((select private.is_staff()));

-- What staff see of the newsletter: which one is followed, when it was last asked, and what went wrong then.
create function public.read_feed_state()
returns table (source text, checked_at timestamptz, last_error text, is_refreshing boolean)
language sql stable security definer set search_path = ''
as $$
  select s.url, s.checked_at, s.last_error, coalesce(s.refreshing_until > now(), false)
  from private.feed_state s
  where (select private.is_staff())
  order by s.checked_at desc nulls last limit 1
$$;
revoke all on function public.read_feed_state() from public, anon, authenticated, service_role;
grant execute on function public.read_feed_state() to authenticated;
comment on function public.read_feed_state() is
  'Safe as its owner: every row is under private.is_staff(), and it only reads.';
