-- The end of the chain of documents is anchored as content is: what it said on a day can be shown to anybody.
alter table public.content_anchors
  drop constraint content_anchors_content_type_check,
  add constraint content_anchors_content_type_check check (content_type in ('campaign', 'ledger'));

-- The end of the chain as it stands, once: null where nothing was issued since, or ever.
create function private.anchor_ledger() returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  head private.document_chain;
  told text;
begin
  perform private.lock_ledger();
  select * into head from private.document_chain c order by c.position desc limit 1;
  if head.position is null or exists (
    select from public.content_anchors a
    where a.content_type = 'ledger' and (a.content::jsonb ->> 'head') = head.hash and a.state <> 'failed'
  ) then
    return null;
  end if;
  told := private.canonical_json(jsonb_build_object(
    'head', head.hash, 'issued_on', head.issued_on, 'number', head.number, 'position', head.position
  ));
  insert into public.content_anchors (content_type, content_hash, content)
  values ('ledger', private.hash_content(told), told);
  return head.hash;
end
$$;
revoke all on function private.anchor_ledger() from public;
grant execute on function private.anchor_ledger() to kinolume_server;

-- Paid while no number could be given: written into the books as soon as one can.
create table private.waiting_settlements (
  payment_id uuid primary key references public.eth_payments (id) on delete cascade,
  staff_id uuid,
  created_at timestamptz not null default now()
);
alter table private.waiting_settlements enable row level security;
