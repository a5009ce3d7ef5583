# Varnish before the shop. It keeps what the shop says may be kept (Surrogate-Control) until the shop says that it
# changed (BAN). Start with -p http_gzip_support=off -p http_resp_hdr_len=32k -p http_resp_size=64k: the shop's own
# brotli is kept, and pages with many tags have a long header.
vcl 4.1;

import std;

backend shop {
  .host = "127.0.0.1";
  .port = "3000";
}

# the processes of the shop
acl shop_processes {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "BAN") {
    # what nginx passes on is not the shop's, although it comes from its address
    if (client.ip !~ shop_processes || req.http.x-forwarded-proto || !req.http.surrogate-key-pattern) {
      return (synth(403));
    }
    ban("obj.http.surrogate-key ~ " + req.http.surrogate-key-pattern);
    return (synth(200));
  }
  # calls, callbacks of banks, feeds and pictures are the shop's own matter
  if (req.url ~ "(?i)^/(api|covers|feeds|pictures|share)(/|$)" || req.url ~ "(?i)^/((el|en)/)?payment/") {
    return (pass);
  }
  if (req.url ~ "(?i)^/(healthz|readyz|metrics)$" || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  # pages are the same for everyone
  unset req.http.cookie;
  if (req.http.accept-encoding ~ "\bbr\b") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "\bgzip\b") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  return (hash);
}

sub vcl_backend_response {
  set beresp.grace = 0s;
  if (beresp.http.surrogate-control ~ "max-age=[1-9]") {
    set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=(\d+).*$", "\1s"), 0s);
  } elsif (bereq.url !~ "^/assets/" || beresp.status != 200) {
    # asked for again within the second, it may be kept if the shop says so then
    set beresp.ttl = 1s;
    set beresp.uncacheable = true;
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.surrogate-key;
  unset resp.http.surrogate-control;
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
}
