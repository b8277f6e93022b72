{{- define "dozor.name" -}}
{{- default .Chart.Name .Values.nameOverride | trunc 63 | trimSuffix "-" }}
{{- end }}

{{- define "dozor.fullname" -}}
{{- if .Values.fullnameOverride }}
{{- .Values.fullnameOverride | trunc 50 | trimSuffix "-" }}
{{- else if contains (include "dozor.name" .) .Release.Name }}
{{- .Release.Name | trunc 50 | trimSuffix "-" }}
{{- else }}
{{- printf "%s-%s" .Release.Name (include "dozor.name" .) | trunc 50 | trimSuffix "-" }}
{{- end }}
{{- end }}

{{- define "dozor.selectorLabels" -}}
app.kubernetes.io/name: {{ include "dozor.name" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "dozor.labels" -}}
{{ include "dozor.selectorLabels" . }}
{{ include "dozor.originLabels" . }}
{{- end }}

{{- define "dozor.originLabels" -}}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
{{- end }}

{{- define "dozor.image" -}}
{{- if .Values.image.digest }}
{{- printf "%s@%s" .Values.image.repository .Values.image.digest }}
{{- else }}
{{- printf "%s:%s" .Values.image.repository (default .Chart.AppVersion .Values.image.tag) }}
{{- end }}
{{- end }}

{{- define "dozor.serviceAccountName" -}}
{{- default (ternary (include "dozor.fullname" .) "default" .Values.serviceAccount.create) .Values.serviceAccount.name }}
{{- end }}

{{- define "dozor.tlsSecret" -}}
{{- default (printf "%s-tls" (include "dozor.fullname" .)) .Values.tls.secretName }}
{{- end }}

{{- define "dozor.grpcPort" -}}
{{- default 50051 .Values.settings.grpc_port | int }}
{{- end }}

{{- define "dozor.httpPort" -}}
{{- default 8080 .Values.settings.http_port | int }}
{{- end }}

{{- /* What the chart mounts, and the server therefore reads. */ -}}
{{- define "dozor.ownSettings" -}}
{{- if ne .Values.tls.mode "none" }}
tls_certificate: /etc/dozor/tls/tls.crt
tls_key: /etc/dozor/tls/tls.key
{{- if .Values.tls.clientCertificates }}
tls_client_ca: {{ ternary "/etc/dozor/client-ca/ca.crt" "/etc/dozor/tls/ca.crt" (ne .Values.tls.clientCaSecret "") }}
{{- end }}
{{- end }}
{{- if .Values.auth.enabled }}
auth_tokens: /etc/dozor/auth/tokens
{{- end }}
{{- if or .Values.rulebooks.files .Values.rulebooks.existingConfigMap }}
rulebook_directory: /etc/dozor/rulebooks
{{- end }}
{{- end }}

{{- /* The settings as TOML; a text of JSON is one of TOML too. */ -}}
{{- define "dozor.settings" -}}
{{- $own := include "dozor.ownSettings" . | fromYaml }}
{{- range $name, $value := merge $own .Values.settings }}
{{- if not (kindIs "invalid" $value) }}
{{ $name }} = {{ toJson $value }}
{{- end }}
{{- end }}
{{- end }}

{{- /* What the schema cannot say, because it is about two values at once. */ -}}
{{- define "dozor.check" -}}
{{- $values := .Values }}
{{- range $name, $_ := include "dozor.ownSettings" . | fromYaml }}
{{- if get $values.settings $name }}
{{- fail (printf "settings.%s is set by tls, auth or rulebooks already: leave one of them out" $name) }}
{{- end }}
{{- end }}
{{- if eq (include "dozor.grpcPort" .) (include "dozor.httpPort" .) }}
{{- fail "settings.grpc_port and settings.http_port must differ" }}
{{- end }}
{{- if and .Values.rulebooks.files .Values.rulebooks.existingConfigMap }}
{{- fail "rulebooks.files and rulebooks.existingConfigMap exclude each other" }}
{{- end }}
{{- if and .Values.auth.tokens .Values.auth.existingSecret }}
{{- fail "auth.tokens and auth.existingSecret exclude each other" }}
{{- end }}
{{- if and .Values.auth.enabled (not .Values.auth.tokens) (not .Values.auth.existingSecret) }}
{{- fail "auth.enabled needs auth.tokens or auth.existingSecret" }}
{{- end }}
{{- if and .Values.metrics.serviceMonitor.enabled .Values.metrics.podMonitor.enabled }}
{{- fail "metrics.serviceMonitor and metrics.podMonitor exclude each other: everything would count twice" }}
{{- end }}
{{- if and .Values.tls.clientCertificates (eq .Values.tls.mode "none") }}
{{- fail "tls.clientCertificates needs tls.mode secret or certManager" }}
{{- end }}
{{- if and (eq .Values.tls.mode "secret") (not .Values.tls.secretName) }}
{{- fail "tls.mode secret needs tls.secretName" }}
{{- end }}
{{- if and (eq .Values.tls.mode "certManager") (not .Values.tls.certManager.issuerRef.name) }}
{{- fail "tls.mode certManager needs tls.certManager.issuerRef.name" }}
{{- end }}
{{- if and .Values.autoscaling.enabled (gt (int .Values.autoscaling.minReplicas) (int .Values.autoscaling.maxReplicas)) }}
{{- fail "autoscaling.minReplicas is above autoscaling.maxReplicas" }}
{{- end }}
{{- end }}

{{- /* How monitors reach the metrics: over HTTPS where the HTTP port speaks that. */ -}}
{{- define "dozor.scrape" -}}
{{- if .Values.settings.http_tls }}
scheme: https
tlsConfig:
  serverName: {{ include "dozor.fullname" . }}
  ca:
    secret: { name: {{ include "dozor.tlsSecret" . }}, key: ca.crt }
  {{- if .Values.tls.clientCertificates }}
  cert:
    secret: { name: {{ include "dozor.tlsSecret" . }}, key: tls.crt }
  keySecret: { name: {{ include "dozor.tlsSecret" . }}, key: tls.key }
  {{- end }}
{{- end }}
{{- end }}

{{- /* Kubernetes' gRPC probes speak no TLS; the command reads the server's own settings. */ -}}
{{- define "dozor.probe" -}}
{{- if or (ne .Values.tls.mode "none") .Values.settings.tls_certificate }}
exec:
  command: [dozor, health, --timeout, "4"]
timeoutSeconds: 5
{{- else }}
grpc:
  port: {{ include "dozor.grpcPort" . }}
timeoutSeconds: 2
{{- end }}
{{- end }}

{{- /* An expired certificate is no reason to start a server anew: it would not start at all. */}}
{{- define "dozor.liveness" -}}
{{- if or (ne .Values.tls.mode "none") .Values.settings.tls_certificate }}
tcpSocket:
  port: {{ include "dozor.grpcPort" . }}
timeoutSeconds: 2
{{- else }}
{{- include "dozor.probe" . }}
{{- end }}
{{- end }}

{{- define "dozor.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- define "dozor.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
seccompProfile:
  type: RuntimeDefault
{{- end }}
